## The coach of a first match

coach-altmark = The Altmark is your supply ship. Put her in the open sea; both players see her.
coach-spee = The Graf Spee is hidden from your opponent. Begin in the space of a freighter, so that you can search it at once.
coach-card = You play one card each turn: for its Event or for its Action Points. Take the points of this one.
coach-search = You are in the space of a freighter. A Search sinks it on a 5 or 6; the plane adds 2 to the roll.
coach-sail = Now sail on. Your opponent learns how many points you pay, but not where you go.
coach-where = Choose where she goes. You may sail less far than you have paid for, or stay.
coach-reserve = Points that are left may go to the Reserve. You can add them to a later card.
coach-draw = You draw up to three cards in hand. With the Altmark near you may draw up to five, but that gives you away.
coach-silence = You are asked even if you have no answer. So your opponent cannot tell what you hold.
coach-event = This card has an Event that you can play now. It does what the card says, and you get no points.
