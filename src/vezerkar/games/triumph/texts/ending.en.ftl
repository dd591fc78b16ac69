## The chart and the luck of a match that is over

measure-points = Victory Points
luck-hits = Hits

## What happened in truth

history-economic = Production decided the war in truth, too. In 1944 the United States alone built more than 96,000 aircraft, more than Germany and Japan together.
history-military = In truth Paris fell on 14 June 1940, Rome on 4 June 1944 and Berlin on 2 May 1945. London and Moscow were never taken.
history-atomic = The first atomic bomb was tested in New Mexico on 16 July 1945. The war in Europe was over by then: Germany had surrendered in May.
history-hegemony = The war in Europe ended on 8 May 1945. The United States and the Soviet Union came out of it as the two strongest powers. Britain had won and was deep in debt.
history-resigned = In truth one Power left the war early: France asked for an armistice on 17 June 1940, five weeks after the German attack began.
