import { expect, it } from 'vitest'
import { createNewest } from './createNewest.ts'

const [first, second, third] = ['1763712000.000001', '1763712000.000002', '1763712001.000001']

const newestOf = () => {
  const asNewest = createNewest()
  const { promise: laterOnes, resolve: goOn } = Promise.withResolvers<void>()
  const look = (name: string, asked: string) =>
    asNewest(name, asked, async isNewest => {
      await laterOnes
      return isNewest()
    })
  return { look, goOn }
}

it('tells the older from the newer of the same name, and leaves other names alone', async () => {
  const { look, goOn } = newestOf()
  const answers = [look('a form', first), look('a form', second), look('another form', first)]
  goOn()
  expect(await Promise.all(answers)).toEqual([false, true, true])
  expect(await look('a form', third)).toBe(true)
})

it('knows the older also where it arrives behind the newer, and after that was done', async () => {
  const { look, goOn } = newestOf()
  const answers = [look('a form', second), look('a form', first)]
  goOn()
  expect(await Promise.all(answers)).toEqual([true, false])
  expect(await look('a form', first)).toBe(false)
})
