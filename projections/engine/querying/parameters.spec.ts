import { expect, it } from 'vitest'
import { createParameters } from './parameters.ts'

it('gives each value a placeholder of its own, but for a list that is bound again', () => {
  const parameters = createParameters('team')
  const [list, same] = [
    ['a', 'b'],
    ['a', 'b'],
  ]
  const placeholders = [1, list, 1, list, same].map(value => parameters.bind(value))
  expect(placeholders).toEqual(['$2', '$3', '$4', '$3', '$5'])
  expect(parameters.values).toEqual(['team', 1, list, 1, same])
})
