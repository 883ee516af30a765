const firstNames =
  'Ada Bruno Carla Dario Elena Farid Greta Hugo Ines Jonas Kira Liam Mona Nils Olga Pavel Quinn Rosa Samir Tilda Umar Vera Wanda Yusuf'.split(
    ' ',
  )
const lastNames =
  'Albrecht Bianchi Costa Dupont Eriksen Fischer Garcia Haddad Ivanov Jensen Kowalski Larsen Moreau Novak Okafor Petrov Quist Rossi Silva Tanaka'.split(
    ' ',
  )
const departments = ['Engineering', 'Design', 'Sales', 'Support', 'Finance', 'People', 'Operations']
const openings = ['Thank you for', 'Great work on', 'I could not have done it without', 'Hats off to you for']
const deeds = [
  'the release',
  'the customer visit',
  'the calm hand-over',
  'the clear write-up',
  'the late fix',
  'the workshop',
  'the new onboarding',
  'the quarterly report',
  'the patient review',
  'the migration',
]

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A word that one message in a thousand has. */
export const rareWord = 'zeppelin'

/** A name that one member in about 480 has. */
export const searchedName = 'Ada Albrecht'

export const nameOf = (index: number): string =>
  `${at(firstNames, index)} ${at(lastNames, Math.floor(index / firstNames.length))}`

export const emailOf = (index: number, company: string): string =>
  `${nameOf(index).toLowerCase().replace(' ', '.')}.${index}@${company}.example`

export const pictureOf = (index: number): string => `https://pictures.example/${index}.png`

export const departmentOf = (index: number): string => at(departments, index)

export const dayOfYear = (index: number): string =>
  `${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}`

export const messageOf = (index: number): string =>
  `${at(openings, index)} ${at(deeds, index * 7)}, number ${index}${index % 1_000 === 500 ? `, and the ${rareWord}` : ''}.`
