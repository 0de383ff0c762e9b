import type { Priority } from '../../../domain/tasks/priorities';

/** What buyers write about, and how they are answered. `{first}`, `{number}`, `{item}`, `{parcel}`, `{store}` and `{agent}` are put in. */
export interface Topic {
  readonly subject: string;
  /** How the order stands; without it, it is about none. */
  readonly of?: readonly string[];
  readonly tags: readonly string[];
  readonly priority?: Priority;
  /** What the buyer writes, in turn. */
  readonly asks: readonly [string, string];
  readonly answers: readonly [string, string];
  /** What colleagues tell each other. */
  readonly note?: string;
}

const MADE = ['In Production', 'Partially Shipped', 'Shipped'] as const;
const THERE = ['Delivered'] as const;
const WAITS = ['Processing', 'On Hold'] as const;

export const ORDER_TOPICS: readonly Topic[] = [
  {
    subject: 'Where is order {number}?',
    of: MADE,
    tags: ['delivery'],
    asks: [
      'Hello,\n\nI ordered {item} almost two weeks ago and the tracking page has not moved for days. Could you tell me where it is?\n\nThanks,\n{first}',
      'It still says “in transit”. It is a present for Saturday, so I am getting a little nervous.',
    ],
    answers: [
      'Hi {first},\n\nthank you for your patience. Your parcel {parcel} left our workshop and is on its way; the courier updates the page once it reaches the next depot. I keep an eye on it and write to you if it does not move by tomorrow.\n\nBest regards,\n{agent}',
      'Hi {first},\n\nI asked the courier. The parcel is in the depot near you and goes out with the next tour. Should it not arrive by Friday, we make it again at no cost.\n\n{agent}',
    ],
    note: 'Second parcel to this postcode that is slow this month.',
  },
  {
    subject: 'Print is peeling off, order {number}',
    of: THERE,
    tags: ['quality', 'reprint'],
    priority: 'high',
    asks: [
      'Hi,\n\n{item} arrived on Monday. After one cold wash the print is cracking along the left edge. I followed the label. What can you do?\n\n{first}',
      'Yes, I can send a photo. It is the whole left third of the picture.',
    ],
    answers: [
      'Hi {first},\n\nI am sorry, that should not happen. Could you send me a photo of the print in daylight? I pass it on to the workshop and we find a solution today.\n\n{agent}',
      'Thank you for the photo, {first}. The workshop agrees that this one was not cured properly. We make it again and send it at no cost; you need not send anything back.\n\n{agent}',
    ],
    note: 'Same batch as the complaint of last week? Asked the workshop.',
  },
  {
    subject: 'Wrong size for order {number}',
    of: THERE,
    tags: ['size'],
    asks: [
      'Good evening,\n\nI got {item}, but it is much smaller than I expected. Can I change it for one size larger?\n\nKind regards\n{first}',
      'A large, please. The colour can stay as it is.',
    ],
    answers: [
      'Hello {first},\n\neach piece is printed for you alone, so we cannot take it back into stock, but I can offer you a second one in another size at half the price. Which size would you need?\n\n{agent}',
      'A large it is. I have sent you a code that takes half off; it works for thirty days.\n\n{agent}',
    ],
  },
  {
    subject: 'Change of address, order {number}',
    of: WAITS,
    tags: ['address'],
    priority: 'high',
    asks: [
      'Hello, I just noticed that I gave my old address for order {number}. I moved in spring. Can you still change it?\n\n{first}',
      'Great. The flat is on the third floor, the name on the bell is ours.',
    ],
    answers: [
      'Hi {first},\n\nyes, nothing has been printed yet. I send you a link where you can type in the new address yourself; the order waits for you.\n\n{agent}',
      'Thank you, {first}. The new address is in the order and everything goes on now.\n\n{agent}',
    ],
  },
  {
    subject: 'Please cancel order {number}',
    of: ['Processing', 'On Hold', 'Pending', 'Cancelled'],
    tags: ['cancel'],
    priority: 'urgent',
    asks: [
      'Hi, I ordered {item} by mistake, my daughter had bought the same already. Please cancel it if it is not too late.\n\n{first}',
      'Thank you! When will the money be back on my card?',
    ],
    answers: [
      'Hi {first},\n\nI have stopped the order. Nothing was printed, so it costs you nothing.\n\n{agent}',
      'The refund went out today. Most banks show it within three to five working days.\n\n{agent}',
    ],
  },
  {
    subject: 'When will my order {number} be sent?',
    of: ['In Production', 'Processing'],
    tags: ['delivery'],
    asks: [
      'Hello {store},\n\nyour page says three working days. It is the fourth one now and I have not heard anything about {item}.\n\n{first}',
      'All right, thank you for the quick answer. I hope it makes it before the weekend.',
    ],
    answers: [
      'Hello {first},\n\nyour order is being printed right now. As soon as it leaves the workshop you get a mail with the tracking number.\n\n{agent}',
      'It will. I have put a note on it, and you hear from me if anything changes.\n\n{agent}',
    ],
  },
  {
    subject: 'Only one of two arrived, order {number}',
    of: ['Partially Shipped', 'Delivered'],
    tags: ['delivery', 'missing'],
    asks: [
      'Hi there,\n\nthe parcel came today but only half of the order was in it: {item}. Is the rest coming separately?\n\nBest\n{first}',
      'Perfect, I will wait for the second one then.',
    ],
    answers: [
      'Hi {first},\n\nyes, the two were made in different workshops and travel in two parcels. The second one has the number {parcel}.\n\n{agent}',
      'Thank you, {first}. Have a nice day!\n\n{agent}',
    ],
  },
  {
    subject: 'Received somebody else’s shirt, order {number}',
    of: THERE,
    tags: ['wrong item', 'reprint'],
    priority: 'high',
    asks: [
      'Hello, instead of {item} I received a shirt with a cat on it. A nice cat, but not mine. What now?\n\n{first}',
      'The sticker on the bag says 2 of 2, if that helps.',
    ],
    answers: [
      'Hello {first},\n\noh no, two orders were swapped at the packing table. Keep the cat; yours is printed again today and goes out first thing tomorrow.\n\n{agent}',
      'It does, thank you. I have told the workshop, so the other buyer gets theirs as well.\n\n{agent}',
    ],
    note: 'Find out who got the other parcel before they write.',
  },
  {
    subject: 'Refund for order {number}',
    of: ['Refunded', 'Cancelled', 'Returned'],
    tags: ['refund'],
    asks: [
      'Good morning,\n\nyou wrote that the refund for {number} was made last week. I cannot see it on my account. Could you check?\n\n{first}',
      'Found it, it was on the other card. Sorry for the trouble!',
    ],
    answers: [
      'Good morning {first},\n\nI looked it up: it was sent back to the card you paid with. Some banks need up to ten days.\n\n{agent}',
      'No trouble at all, {first}.\n\n{agent}',
    ],
  },
  {
    subject: 'Parcel came back? Order {number}',
    of: ['Returned', 'Shipped'],
    tags: ['delivery', 'address'],
    asks: [
      'Hello, the tracking of {number} says “returned to sender”. I was at home all week and nobody rang. Please send it again.\n\n{first}',
      'My address is right on your invoice, only the house number has a B behind it.',
    ],
    answers: [
      'Hello {first},\n\nI am sorry about that. The courier says the name was not on the bell. Is the address on the invoice complete?\n\n{agent}',
      'That was it: the B was missing on the label. It goes out again today, at our cost.\n\n{agent}',
    ],
  },
  {
    subject: 'A word of thanks (order {number})',
    of: THERE,
    tags: ['praise'],
    priority: 'low',
    asks: [
      'Just wanted to say that {item} is lovely, the colours are exactly as on the picture. My brother wears it every day.\n\n{first}',
      'Of course you may use the photo!',
    ],
    answers: [
      'Dear {first},\n\nthat makes our day, thank you! Would you mind if we show your photo on our page?\n\n{agent}',
      'Thank you, {first}. The next order travels free of charge.\n\n{agent}',
    ],
  },
];

/** What people ask who have not bought yet. */
export const OTHER_TOPICS: readonly Topic[] = [
  {
    subject: 'Forty shirts for our running club',
    tags: ['wholesale'],
    priority: 'high',
    asks: [
      'Hello,\n\nwe are a running club with forty members and would like shirts with our crest on the chest and names on the back. Do you offer a discount for that many?\n\n{first}',
      'Thank you. Twelve are S, twenty M, eight L. The race is in five weeks.',
    ],
    answers: [
      'Hello {first},\n\nwe would love to. From twenty pieces on you get 15 % off, from fifty on 20 %. Could you send me the crest as a vector file and the list of names with sizes?\n\n{agent}',
      'Five weeks are plenty. I have prepared an offer and send you a proof of the front by tomorrow.\n\n{agent}',
    ],
    note: 'Ask the workshop about names on the back before the proof goes out.',
  },
  {
    subject: 'Is the cotton organic?',
    tags: ['product'],
    priority: 'low',
    asks: [
      'Hi, is the cotton of your shirts certified? I could not find it on the page.\n\n{first}',
      'Great, that is what I wanted to know.',
    ],
    answers: [
      'Hi {first},\n\nthe classic tee is made of certified organic cotton, the hoodie of a blend with recycled polyester. You find both on the label.\n\n{agent}',
      'You are welcome.\n\n{agent}',
    ],
  },
  {
    subject: 'Shipping to Iceland',
    tags: ['delivery', 'product'],
    asks: ['Hello, do you ship to Iceland, and how much would it be for two mugs?\n\n{first}', 'That is fine with me. I order tonight.'],
    answers: [
      'Hello {first},\n\nyes, we do. Two mugs cost 14.90 and take six to nine working days. Customs may ask for the VAT.\n\n{agent}',
      'Thank you, {first}!\n\n{agent}',
    ],
  },
  {
    subject: 'May I use your drawing on my blog?',
    tags: ['rights'],
    asks: [
      'Hi {store}, I write about houseplants and adore the monstera on your tote bag. May I show it in an article, with a link to you?\n\n{first}',
      'Wonderful, the article comes out next Thursday.',
    ],
    answers: [
      'Hi {first},\n\nwith pleasure, as long as the drawing is not changed and the link leads to the shop. Send us the article when it is there!\n\n{agent}',
      'We are looking forward to it.\n\n{agent}',
    ],
  },
  {
    subject: 'Voucher does not work',
    tags: ['payment'],
    priority: 'high',
    asks: [
      'The code from your newsletter is refused at the checkout: “not valid for these products”. I have three posters in my basket.\n\n{first}',
      'Now it worked. Thanks!',
    ],
    answers: [
      'Hello {first},\n\nthe code was meant for clothes only, which the newsletter did not say. I have made one for you that works for posters too: it is in the next mail.\n\n{agent}',
      'Glad to hear it.\n\n{agent}',
    ],
  },
];
