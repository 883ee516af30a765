/** What a synthetic nonprofit does: the name behind its place, its classification code and its mission. */
export type Cause = {
  readonly name: string
  readonly code: string
  /** `{place}` is where it works. */
  readonly mission: string
}

export const causes: readonly Cause[] = [
  {
    name: 'Animal Shelter',
    code: 'D20',
    mission: 'Takes in lost and surrendered pets of {place}, heals them and finds them homes.',
  },
  {
    name: 'Wildlife Rescue',
    code: 'D30',
    mission: 'Nurses injured wild animals around {place} back to health and releases them where they lived.',
  },
  {
    name: 'Food Bank',
    code: 'K31',
    mission: 'Collects surplus food and brings it to 60 pantries and school kitchens in and around {place}.',
  },
  {
    name: 'Meals on Wheels',
    code: 'K36',
    mission: 'Volunteers cook and deliver a warm meal, and stop for a talk, with older neighbors in {place}.',
  },
  {
    name: 'Literacy Council',
    code: 'B92',
    mission: 'Pairs tutors with adults and children in {place} who want to read and write better.',
  },
  {
    name: 'Children’s Library',
    code: 'B70',
    mission: 'Keeps reading rooms and two bookmobiles free and open for every child in {place}.',
  },
  {
    name: 'Scholarship Fund',
    code: 'B82',
    mission:
      'Pays fees and books of first-generation students from {place}, and stays with them as a mentor.',
  },
  {
    name: 'River Conservancy',
    code: 'C32',
    mission: 'Cleans the banks, measures the water and plants trees along the rivers of {place}.',
  },
  {
    name: 'Community Gardens',
    code: 'C42',
    mission: 'Turns empty lots of {place} into gardens where neighbors grow vegetables together.',
  },
  {
    name: 'Land Trust',
    code: 'C34',
    mission: 'Protects meadows, forests and trails near {place} for good.',
  },
  {
    name: 'Free Clinic',
    code: 'E32',
    mission: 'Doctors and nurses of {place} treat people without insurance in the evening, free of charge.',
  },
  {
    name: 'Hospice Friends',
    code: 'P74',
    mission: 'Keeps people in {place} company in their last weeks, and their families afterwards.',
  },
  {
    name: 'Crisis Line',
    code: 'F40',
    mission: 'Answers calls and messages from {place} day and night when life becomes too much.',
  },
  {
    name: 'Cancer Support Circle',
    code: 'G30',
    mission: 'Rides, groups and small grants for people with cancer in {place} and their families.',
  },
  {
    name: 'Youth Orchestra',
    code: 'A69',
    mission: 'Lends instruments and gives lessons, so that any young person in {place} can play.',
  },
  {
    name: 'Community Theater',
    code: 'A65',
    mission: 'Neighbors of {place} write, build and play; a third of the seats cost nothing.',
  },
  {
    name: 'Museum of Local History',
    code: 'A54',
    mission: 'Collects the stories and things of everyday life in {place} and shows them to school classes.',
  },
  {
    name: 'Homeless Outreach',
    code: 'L41',
    mission: 'Beds, showers and patient help with papers for people who sleep outside in {place}.',
  },
  {
    name: 'Home Builders',
    code: 'L25',
    mission: 'Volunteers repair roofs, ramps and heating of families in {place} who can’t pay for it.',
  },
  {
    name: 'Big Friends',
    code: 'O30',
    mission: 'Matches grown-ups with children of {place} for a year of afternoons.',
  },
  {
    name: 'Girls Code Club',
    code: 'O50',
    mission: 'Laptops, mentors and a place to build things for girls in {place} between 9 and 17.',
  },
  {
    name: 'Special Athletes',
    code: 'N72',
    mission: 'Training and games for athletes with intellectual disabilities from {place}.',
  },
  {
    name: 'Disaster Relief Volunteers',
    code: 'M20',
    mission: 'Ready with boats, beds and generators when floods or storms hit the region of {place}.',
  },
  {
    name: 'Newcomers Center',
    code: 'P84',
    mission: 'Language classes, first jobs and friends for families who have just come to {place}.',
  },
  {
    name: 'Safe House',
    code: 'P43',
    mission: 'A secret address, a lawyer and a new start for people in {place} who flee violence at home.',
  },
  {
    name: 'Senior Center',
    code: 'P81',
    mission: 'Company, exercise and help with forms for the older people of {place}.',
  },
  {
    name: 'Water for Villages',
    code: 'Q30',
    mission: 'Engineers from {place} build wells together with the villages that will look after them.',
  },
  {
    name: 'Doctors Abroad',
    code: 'Q33',
    mission: 'Sends medical teams from {place} to where earthquakes and wars leave people without care.',
  },
  {
    name: 'Legal Aid Society',
    code: 'I80',
    mission: 'Lawyers of {place} stand up for tenants and workers who can’t pay one.',
  },
  {
    name: 'Neighborhood Alliance',
    code: 'S20',
    mission: 'Small grants and a tool library for everything that makes the streets of {place} better.',
  },
  {
    name: 'Veterans Partnership',
    code: 'W30',
    mission: 'Helps veterans in {place} with work, housing and people who understand.',
  },
  {
    name: 'Interfaith Table',
    code: 'X90',
    mission: 'People of all faiths and none in {place} cook, talk and help together.',
  },
]
