## The chart and the luck of a match that is over

measure-freighters = Freighters: sunk (Kriegsmarine), arrived (Royal Navy)
luck-rolls = Searches and repairs

## What happened in truth

history-sinkings = Between 30 September and 7 December 1939 the Admiral Graf Spee sank nine ships of 50,000 tons in all. Nobody died aboard them.
history-arrivals = Most ships that crossed the South Atlantic in 1939 arrived. In October the British and French navies formed eight groups of warships to look for one raider. It took them until 13 December.
history-battle = On 13 December 1939 the cruisers Exeter, Ajax and Achilles met the Graf Spee off the River Plate. The Exeter had to leave the battle, badly hit. The Graf Spee, damaged too, ran into the port of Montevideo.
history-scuttled = On 17 December 1939 Captain Langsdorff took the Graf Spee out of Montevideo and had her blown up. He believed that a stronger fleet was waiting for him. Three days later he shot himself in Buenos Aires.
history-resigned = The true cruise of the Admiral Graf Spee lasted from August to December 1939. She sank nine ships and was scuttled off Montevideo after the battle of the River Plate.
