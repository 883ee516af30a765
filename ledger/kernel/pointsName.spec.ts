import { expect, it } from 'vitest'
import { pointsNameOf } from './pointsName.ts'

it.each([
  ['points', 'point'],
  ['pennies', 'penny'],
  ['wishes', 'wish'],
  ['cookies', 'cookie'],
  ['kisses', 'kiss'],
  ['kudoss', 'kudoss'],
  ['heroes', 'hero'],
  ['kudos', 'kudos'],
  ['Bonus', 'Bonus'],
  ['leaves', 'leaves'],
  ['Sterne', 'Sterne'],
])('one of the %s is a %s by default', (many, one) => {
  expect(pointsNameOf(many, null)).toEqual({ one, many })
})

it('one point has the name that the team gave it', () => {
  expect(pointsNameOf('Sterne', 'Stern')).toEqual({ one: 'Stern', many: 'Sterne' })
})
