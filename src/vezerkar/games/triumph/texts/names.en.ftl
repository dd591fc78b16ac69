# Triumph & Tragedy, in English: the names of everything but areas and cards.

## Factions: the name, in a sentence, where there is little room

faction-axis = Axis
faction-west = West
faction-ussr = USSR
who-axis = the Axis
who-west = the West
who-ussr = the USSR
faction-minor = Armed Minor
faction-neutral = Neutral
who-minor = the Armed Minor
who-neutral = nobody
seat-axis = { faction-axis }
seat-west = { faction-west }
seat-ussr = { faction-ussr }

## Options

option-scenario = Scenario
option-scenario-1936 = 1936: the whole game
option-scenario-1939 = 1939: the short game
option-players = Players
option-players-three = Three: one for each Faction
option-players-two = Two: the Axis against the Allies
option-profile = Edition
option-profile-seed = The Hungarian rulebook
option-profile-revised_2016 = The English rules as revised in 2016

## Great and Major Powers

nation-germany = Germany
nation-britain = Britain
nation-ussr = USSR
nation-italy = Italy
nation-france = France
nation-usa = USA

## Colonies

nation-canada = Canada
nation-gibraltar = Gibraltar
nation-malta = Malta
nation-middle_east = Middle East
nation-india = India
nation-french_north_africa = French North Africa
nation-syria = Syria
nation-libya = Libya

## Minors

nation-afghanistan = Afghanistan
nation-albania = Albania
nation-austria = Austria
nation-baltic_states = Baltic States
nation-bulgaria = Bulgaria
nation-czechoslovakia = Czechoslovakia
nation-denmark = Denmark
nation-finland = Finland
nation-greece = Greece
nation-hungary = Hungary
nation-ireland = Ireland
nation-latin_america = Latin America
nation-low_countries = Low Countries
nation-norway = Norway
nation-persia = Persia
nation-poland = Poland
nation-portugal = Portugal
nation-rumania = Rumania
nation-spain = Spain
nation-sweden = Sweden
nation-turkey = Turkey
nation-yugoslavia = Yugoslavia

## Whose unit it is

nation-germany-adjective = German
nation-britain-adjective = British
nation-ussr-adjective = Soviet
nation-italy-adjective = Italian
nation-france-adjective = French
nation-usa-adjective = American
nation-neutral-adjective = Neutral

## Units: one, several, where there is little room

unit-fortress = Fortress
unit-air_force = Air Force
unit-carrier = Carrier
unit-submarine = Submarine
unit-fleet = Fleet
unit-tank = Tank
unit-infantry = Infantry
unit-convoy = Convoy
unit-unknown = Unit
unit-fortress-plural = Fortresses
unit-air_force-plural = Air Forces
unit-carrier-plural = Carriers
unit-submarine-plural = Submarines
unit-fleet-plural = Fleets
unit-tank-plural = Tanks
unit-infantry-plural = Infantry
unit-convoy-plural = Convoys
unit-unknown-plural = Units
unit-fortress-short = Fort
unit-air_force-short = Air
unit-carrier-short = Car
unit-submarine-short = Sub
unit-fleet-short = Flt
unit-tank-short = Tnk
unit-infantry-short = Inf
unit-convoy-short = Con

## Target classes

class-A = Air
class-N = Naval
class-G = Ground
class-S = Submarine
class-I = Industry

## Seasons and phases

season-new_year = New Year
season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter
phase-setup = Setup
phase-year_start = Year Start
phase-production = Production
phase-government = Government
phase-command = Command
phase-movement = Movement
phase-combat = Combat
phase-supply = Supply

## What an area is

kind-land = Land
kind-strait = Strait
kind-sea = Sea
kind-ocean = Ocean
city-main_capital = MainCapital
city-subcapital = SubCapital
city-capital_city = Capital City
city-city = City
city-town = Town
city-none = No city
border-plains = Plains
border-river = River
border-forest = Forest
border-mountain = Mountain
border-coast = Coast
border-strait = Strait
border-sea = Sea
border-ocean = Ocean

## What a nation is

rank-great = Great Power
rank-major = Major Power
rank-colony = Colony
rank-minor = Minor
status-neutral = Neutral
status-associate = Associate
status-protectorate = Protectorate
status-satellite = Satellite
status-controlled = Controlled
status-armed_minor = Armed Minor
status-defeated = Defeated

## What an area is to a Faction, and how two Factions stand


## Tracks and markers

track-points = Victory Points (VP)
marker-influence = Influence
marker-control = Control
marker-blockade = Blockade
marker-med_blockade = Med Blockade
marker-dividend = Peace Dividend
vault = Secret Vault
