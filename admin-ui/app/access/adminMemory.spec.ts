import { signedInKey } from '@laurel/contract/wire/session.ts'
import { expect, it } from 'vitest'
import {
  rememberAdmin,
  rememberedLanguage,
  rememberLanguage,
  wasAdmin,
  wasAdministrator,
} from './adminMemory.ts'

const storageOf = (member: string) => {
  const kept = new Map([[signedInKey, member]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

it('remembers who uses the administration, and who of them may read its lists', () => {
  const storage = storageOf('ada')
  rememberAdmin(storage, true)
  expect([wasAdmin(storage), wasAdministrator(storage)]).toEqual([true, true])
  rememberAdmin(storage, false)
  expect([wasAdmin(storage), wasAdministrator(storage)]).toEqual([true, false])
})

it('remembers nothing of another member', () => {
  const storage = storageOf('ada')
  rememberAdmin(storage, true)
  storage.setItem(signedInKey, 'grace')
  expect([wasAdmin(storage), wasAdministrator(storage)]).toEqual([false, false])
})

it('remembers what the administration is read in, which is English at first', () => {
  const storage = storageOf('ada')
  expect(rememberedLanguage(storage)).toBe('en')
  rememberLanguage(storage, 'de')
  expect(rememberedLanguage(storage)).toBe('de')
})
