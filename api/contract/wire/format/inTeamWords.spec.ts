import { pointsNameOf } from '@laurel/ledger/kernel/pointsName.ts'
import { expect, it } from 'vitest'
import { inTeamWords } from './inTeamWords.ts'

it.each([
  ['Points to add', 'sprigs', 'Sprigs to add'],
  ['Estimated point cost', 'sprigs', 'Estimated sprig cost'],
  [
    'Each point counts; 100 points are worth $1.00.',
    'Äpfel',
    'Each Äpfel counts; 100 Äpfel are worth $1.00.',
  ],
  ['Points', 'élans', 'Élans'],
  ['No points were taken.', 'points', 'No points were taken.'],
  ['Appoint a pointsman', 'sprigs', 'Appoint a pointsman'],
  ['Add points', '$&', 'Add $&'],
])('“%s” with “%s” is “%s”', (text, pointsName, expected) => {
  expect(inTeamWords(text, pointsNameOf(pointsName, null))).toBe(expected)
})
