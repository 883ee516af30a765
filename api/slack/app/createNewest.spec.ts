import { expect, it } from 'vitest'
import { createNewest } from './createNewest.ts'

it('tells the older from the newer of the same name, and leaves other names alone', async () => {
  const asNewest = createNewest()
  const { promise: laterOnes, resolve: goOn } = Promise.withResolvers<void>()
  const look = (name: string) =>
    asNewest(name, async isNewest => {
      await laterOnes
      return isNewest()
    })
  const answers = [look('a form'), look('a form'), look('another form')]
  goOn()
  expect(await Promise.all(answers)).toEqual([false, true, true])
  expect(await look('a form')).toBe(true)
})
