# Quartermaster General, in English: countries, teams and the spaces of the map.

country-germany = Germany
country-uk = United Kingdom
country-japan = Japan
country-ussr = Soviet Union
country-italy = Italy
country-usa = United States

team-axis = Axis
team-allies = Allies

## Land

space-canada = Canada
space-eastern_united_states = Eastern United States
space-western_united_states = Western United States
space-pacific_northwest = Pacific Northwest
space-latin_america = Latin America
space-iceland = Iceland
space-united_kingdom = United Kingdom
space-scandinavia = Scandinavia
space-western_europe = Western Europe
space-germany = Germany
space-italy = Italy
space-balkans = Balkans
space-eastern_europe = Eastern Europe
space-ukraine = Ukraine
space-russia = Russia
space-moscow = Moscow
space-siberia = Siberia
space-kazakhstan = Kazakhstan
space-mongolia = Mongolia
space-vladivostok = Vladivostok
space-north_africa = North Africa
space-africa = Africa
space-madagascar = Madagascar
space-middle_east = Middle East
space-india = India
space-szechuan = Szechuan
space-china = China
space-southeast_asia = Southeast Asia
space-japan = Japan
space-iwo_jima = Iwo Jima
space-philippines = Philippines
space-indonesia = Indonesia
space-new_guinea = New Guinea
space-australia = Australia
space-new_zealand = New Zealand
space-hawaii = Hawaii

## Sea

space-north_atlantic = North Atlantic
space-north_sea = North Sea
space-baltic_sea = Baltic Sea
space-mediterranean_sea = Mediterranean Sea
space-black_sea = Black Sea
space-caspian_sea = Caspian Sea
space-south_atlantic = South Atlantic
space-southern_ocean = Southern Ocean
space-southeast_pacific = Southeast Pacific
space-bay_of_bengal = Bay of Bengal
space-indian_ocean = Indian Ocean
space-south_china_sea = South China Sea
space-sea_of_japan = Sea of Japan
space-north_pacific = North Pacific
space-central_pacific = Central Pacific
space-east_pacific = East Pacific
space-south_pacific = South Pacific

## Names in two lines on the board, where there is little room

caption-eastern_united_states = Eastern
caption-eastern_united_states-2 = United States
caption-western_united_states = Western
caption-western_united_states-2 = United States
caption-pacific_northwest = Pacific
caption-pacific_northwest-2 = Northwest
caption-western_europe = Western
caption-western_europe-2 = Europe
caption-eastern_europe = Eastern
caption-eastern_europe-2 = Europe
caption-southeast_asia = Southeast
caption-southeast_asia-2 = Asia
caption-caspian_sea = Caspian
caption-caspian_sea-2 = Sea
caption-south_china_sea = South
caption-south_china_sea-2 = China Sea
caption-north_atlantic = North
caption-north_atlantic-2 = Atlantic
caption-south_atlantic = South
caption-south_atlantic-2 = Atlantic
caption-north_pacific = North
caption-north_pacific-2 = Pacific
caption-central_pacific = Central
caption-central_pacific-2 = Pacific
caption-east_pacific = East
caption-east_pacific-2 = Pacific
caption-south_pacific = South
caption-south_pacific-2 = Pacific
caption-southeast_pacific = Southeast
caption-southeast_pacific-2 = Pacific

## What lies across the edge of the board

edge-canada = Canada
edge-eastern_united_states = Eastern US
edge-western_united_states = Western US
edge-pacific_northwest = Pacific Northwest
edge-latin_america = Latin America
edge-southeast_pacific = Southeast Pacific
edge-east_pacific = East Pacific
