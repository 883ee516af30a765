/** What the pictures of awards show, for people who do not see them. */
export const banners = {
  confetti: 'Confetti and paper streamers on a green ground',
  balloons: 'Five balloons rise from green hills into a blue sky',
  cake: 'A birthday cake with two tiers and five burning candles',
  bunting: 'Two rows of colourful bunting above a rising sun',
  laurel: 'A golden laurel wreath around a star',
  stars: 'A constellation, a shooting star and a crescent moon in the night sky',
  oak: 'An oak with acorns on a hill in front of the setting sun',
  sprout: 'A young plant grows from the soil in front of the sun',
  mountain: 'A path leads to a snowy summit with a flag',
  sailboat: 'A sailing boat on a calm sea with mountains behind it',
  lighthouse: 'A lighthouse shines over the sea at night, with a small boat',
  'open-door': 'A door stands open between two plants, with bunting above it',
} as const
