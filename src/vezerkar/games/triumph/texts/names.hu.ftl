# Triumph & Tragedy, magyarul: mindennek a neve, kivéve a területeket és a kártyákat.

## Frakciók: a név, mondatban, és ahol kevés a hely

faction-axis = Tengelyhatalmak
faction-west = Nyugat
faction-ussr = Szovjetunió
who-axis = a Tengelyhatalmak
who-west = a Nyugat
who-ussr = a Szovjetunió
faction-minor = Fegyveres Semleges
faction-neutral = Semleges
who-minor = a Fegyveres Semleges
who-neutral = senki
seat-axis = { faction-axis }
seat-west = { faction-west }
seat-ussr = { faction-ussr }

## Beállítások

option-scenario = Kezdés
option-scenario-1936 = 1936: a teljes játék
option-scenario-1939 = 1939: a rövid játék
option-players = Játékosok
option-players-three = Hárman: Frakciónként egy
option-players-two = Ketten: a Tengelyhatalmak a Szövetségesek ellen
option-profile = Kiadás
option-profile-seed = A magyar szabálykönyv
option-profile-revised_2016 = A 2016-ban átdolgozott angol szabályok

## Nagyhatalmak és Nagyobb Hatalmak

nation-germany = Németország
nation-britain = Nagy-Britannia
nation-ussr = Szovjetunió
nation-italy = Olaszország
nation-france = Franciaország
nation-usa = Egyesült Államok

## Gyarmatok

nation-canada = Kanada
nation-gibraltar = Gibraltár
nation-malta = Málta
nation-middle_east = Közel-Kelet
nation-india = India
nation-french_north_africa = Francia Észak-Afrika
nation-syria = Szíria
nation-libya = Líbia

## Kisebb Hatalmak

nation-afghanistan = Afganisztán
nation-albania = Albánia
nation-austria = Ausztria
nation-baltic_states = Balti államok
nation-bulgaria = Bulgária
nation-czechoslovakia = Csehszlovákia
nation-denmark = Dánia
nation-finland = Finnország
nation-greece = Görögország
nation-hungary = Magyarország
nation-ireland = Írország
nation-latin_america = Latin-Amerika
nation-low_countries = BeNeLux államok
nation-norway = Norvégia
nation-persia = Perzsia
nation-poland = Lengyelország
nation-portugal = Portugália
nation-rumania = Románia
nation-spain = Spanyolország
nation-sweden = Svédország
nation-turkey = Törökország
nation-yugoslavia = Jugoszlávia

## Kié az egység

nation-germany-adjective = Német
nation-britain-adjective = Brit
nation-ussr-adjective = Szovjet
nation-italy-adjective = Olasz
nation-france-adjective = Francia
nation-usa-adjective = Amerikai
nation-neutral-adjective = Semleges

## Egységek: egy, több, és ahol kevés a hely

unit-fortress = Erőd
unit-air_force = Légierő
unit-carrier = Repülőgép-hordozó
unit-submarine = Tengeralattjáró
unit-fleet = Flotta
unit-tank = Tank
unit-infantry = Gyalogság
unit-convoy = Konvoj
unit-unknown = Egység
unit-fortress-plural = Erődök
unit-air_force-plural = Légierők
unit-carrier-plural = Repülőgép-hordozók
unit-submarine-plural = Tengeralattjárók
unit-fleet-plural = Flották
unit-tank-plural = Tankok
unit-infantry-plural = Gyalogság
unit-convoy-plural = Konvojok
unit-unknown-plural = Egységek
unit-fortress-short = Erőd
unit-air_force-short = Légi
unit-carrier-short = Hord
unit-submarine-short = Tatt
unit-fleet-short = Flt
unit-tank-short = Tnk
unit-infantry-short = Gyal
unit-convoy-short = Konv

## Célpontok fajtái

class-A = Légi
class-N = Vízi
class-G = Szárazföldi
class-S = Tengeralattjáró
class-I = Ipar

## Évszakok és fázisok

season-new_year = Új Év
season-spring = Tavasz
season-summer = Nyár
season-fall = Ősz
season-winter = Tél
phase-setup = Felállítás
phase-year_start = Évkezdés
phase-production = Termelés
phase-government = Kormányzás
phase-command = Csapatmozgás
phase-movement = Mozgás
phase-combat = Harc
phase-supply = Utánpótlás

## Milyen egy terület

kind-land = Szárazföld
kind-strait = Szoros
kind-sea = Tenger
kind-ocean = Óceán
city-main_capital = Elsődleges Főváros
city-subcapital = Másodlagos Főváros
city-capital_city = Egyéb Főváros
city-city = Város
city-town = Kisváros
city-none = Nincs városa
border-plains = Síkság
border-river = Folyó
border-forest = Erdő
border-mountain = Hegység
border-coast = Part
border-strait = Szoros
border-sea = Tenger
border-ocean = Óceán

## Mi egy nemzet

rank-great = Nagyhatalom
rank-major = Nagyobb Hatalom
rank-colony = Gyarmat
rank-minor = Kisebb Hatalom
status-neutral = Semleges
status-associate = Partner-Állam
status-protectorate = Védettséget Élvező
status-satellite = Báb-Állam
status-controlled = Fennhatóság alatt
status-armed_minor = Fegyveres Semleges
status-defeated = Legyőzött

## Mi egy terület egy Frakciónak, és hogyan áll egymással két Frakció


## Sávok és jelzők

track-points = Győzelmi Pontok (VP)
marker-influence = Befolyás
marker-control = Fennhatóság
marker-blockade = Blokád
marker-med_blockade = Mediterrán Blokád
marker-dividend = Béke-Bónusz
vault = Titkos Technológiák
