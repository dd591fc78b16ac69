# Quartermaster General, magyarul: országok, szövetségek és a térkép mezői.

country-germany = Németország
country-uk = Anglia
country-japan = Japán
country-ussr = Szovjetunió
country-italy = Olaszország
country-usa = Egyesült Államok

team-axis = Tengelyhatalmak
team-allies = Szövetségesek

## Szárazföld

space-canada = Kanada
space-eastern_united_states = Az Egyesült Államok keleti része
space-western_united_states = Az Egyesült Államok nyugati része
space-pacific_northwest = Csendes-óceáni Északnyugat
space-latin_america = Latin-Amerika
space-iceland = Izland
space-united_kingdom = Anglia
space-scandinavia = Skandinávia
space-western_europe = Nyugat-Európa
space-germany = Németország
space-italy = Olaszország
space-balkans = Balkán
space-eastern_europe = Kelet-Európa
space-ukraine = Ukrajna
space-russia = Oroszország
space-moscow = Moszkva
space-siberia = Szibéria
space-kazakhstan = Kazahsztán
space-mongolia = Mongólia
space-vladivostok = Vlagyivosztok
space-north_africa = Észak-Afrika
space-africa = Afrika
space-madagascar = Madagaszkár
space-middle_east = Közel-Kelet
space-india = India
space-szechuan = Szecsuan
space-china = Kína
space-southeast_asia = Délkelet-Ázsia
space-japan = Japán
space-iwo_jima = Iwo Jima
space-philippines = Fülöp-szigetek
space-indonesia = Indonézia
space-new_guinea = Új-Guinea
space-australia = Ausztrália
space-new_zealand = Új-Zéland
space-hawaii = Hawaii

## Tenger

space-north_atlantic = Az Atlanti-óceán északi része
space-north_sea = Északi-tenger
space-baltic_sea = Balti-tenger
space-mediterranean_sea = Földközi-tenger
space-black_sea = Fekete-tenger
space-caspian_sea = Kaszpi-tenger
space-south_atlantic = Az Atlanti-óceán déli része
space-southern_ocean = Déli-óceán
space-southeast_pacific = A Csendes-óceán délkeleti része
space-bay_of_bengal = Bengáli-öböl
space-indian_ocean = Indiai-óceán
space-south_china_sea = Dél-kínai-tenger
space-sea_of_japan = Japán-tenger
space-north_pacific = A Csendes-óceán északi része
space-central_pacific = A Csendes-óceán középső területe
space-east_pacific = A Csendes-óceán keleti része
space-south_pacific = A Csendes-óceán déli része

## Két sorba írt nevek a táblán, ahol kevés a hely

caption-eastern_united_states = Az USA
caption-eastern_united_states-2 = keleti része
caption-western_united_states = Az USA
caption-western_united_states-2 = nyugati része
caption-pacific_northwest = Csendes-óceáni
caption-pacific_northwest-2 = Északnyugat
caption-western_europe = Nyugat-
caption-western_europe-2 = Európa
caption-eastern_europe = Kelet-
caption-eastern_europe-2 = Európa
caption-southeast_asia = Délkelet-
caption-southeast_asia-2 = Ázsia
caption-caspian_sea = Kaszpi-
caption-caspian_sea-2 = tenger
caption-south_china_sea = Dél-kínai-
caption-south_china_sea-2 = tenger
caption-north_atlantic = Északi
caption-north_atlantic-2 = Atlanti-óceán
caption-south_atlantic = Déli
caption-south_atlantic-2 = Atlanti-óceán
caption-north_pacific = Északi
caption-north_pacific-2 = Csendes-óceán
caption-central_pacific = Középső
caption-central_pacific-2 = Csendes-óceán
caption-east_pacific = Keleti
caption-east_pacific-2 = Csendes-óceán
caption-south_pacific = Déli
caption-south_pacific-2 = Csendes-óceán
caption-southeast_pacific = Délkeleti
caption-southeast_pacific-2 = Csendes-óceán

## Ami a tábla szélén túl van

edge-canada = Kanada
edge-eastern_united_states = USA, kelet
edge-western_united_states = USA, nyugat
edge-pacific_northwest = Északnyugat
edge-latin_america = Latin-Amerika
edge-southeast_pacific = Csendes-ó., délkelet
edge-east_pacific = Csendes-ó., kelet
