## The game in the catalogue

game-title = Triumph & Tragedy
game-blurb = Európa 1936 és 1945 között: három Frakció fegyverkezik, a semlegesek kegyeit keresi, és egymást figyeli. Lehet háború, lehet, hogy nem; az nyer, akié a legerősebb gazdaság, két rivális főváros vagy az atombomba.
game-players = 2–3

bot-greedy = Közepes
bot-greedy-note = Gyors és józan: őrzi a fővárosait, az iparát tápláló semlegeseknek udvarol, és akkor harcol, ha jók az esélyei.
bot-planner = Nehéz
bot-planner-note = Sokszor végigpróbálja, mit tehet a Kormányzásban, és kétezer lejátszott játszma alapján ítéli meg, mi lesz belőle. A legerősebb.
bot-search = Előrelátó (kísérleti)
bot-search-note = Csapatmozgásait és harcait mindig olyan felállásokban gondolja végig, amelyek megfelelnek mindannak, amit látott.
