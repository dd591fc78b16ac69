## The chart of a match that is over

measure-points = Victory Points

## What happened in truth

history-conquest = In truth Rome was taken on 4 June 1944 and Berlin on 2 May 1945. Japan signed its surrender on 2 September 1945, before its home islands were invaded.
history-points = In truth, too, supply decided the war. Under Lend-Lease the United States delivered goods worth about 50 billion dollars to its allies.
history-lead = In the summer of 1942 the Axis held more land than ever. Within a year it lost Stalingrad, Guadalcanal and Tunis, and after that it only retreated.
history-rounds = The war lasted six years and a day, from 1 September 1939 to 2 September 1945.
history-tie = In truth nobody counted points. The war lasted six years and a day, from 1 September 1939 to 2 September 1945, and the Axis lost it.
history-resigned = In truth Italy was the first of the six countries to give up: its armistice was announced on 8 September 1943. Germany surrendered in May and Japan in September 1945.
