export type EveryOrgNonprofit = {
  readonly ein: string
  readonly name: string
  readonly description: string
  readonly descriptionLong: string | null
  readonly locationAddress: string
  readonly nteeCode: string
  readonly websiteUrl: string | null
  readonly logoUrl: string | null
  readonly tags: readonly string[]
}

/** Nonprofits that do not exist. The first has an EIN of the nonprofits that come with Laurel. */
export const everyOrgNonprofits: readonly EveryOrgNonprofit[] = [
  {
    ein: '890001000',
    name: 'Seattle Animal Shelter',
    description: 'Homes for cats and dogs.',
    descriptionLong: 'We find homes for cats and dogs,\n and care for them until then.',
    locationAddress: 'Seattle, WA, USA',
    nteeCode: 'D20',
    websiteUrl: 'https://shelter.example/',
    logoUrl: 'https://res.cloudinary.example/shelter.png',
    tags: ['animals'],
  },
  {
    ein: '990000001',
    name: 'Wombat Rescue of Juneau',
    description: 'Looks after lost wombats.',
    descriptionLong: null,
    locationAddress: 'Juneau, AK, USA',
    nteeCode: 'D30',
    websiteUrl: 'javascript:alert(1)',
    logoUrl: null,
    tags: ['animals', 'environment'],
  },
  {
    ein: '990000002',
    name: 'Friends of the Quokka',
    description: '<b>Quokkas</b> & friends.',
    descriptionLong: null,
    locationAddress: 'Somewhere',
    nteeCode: '',
    websiteUrl: null,
    logoUrl: null,
    tags: ['animals'],
  },
]
