import { expect, it } from 'vitest'
import { createSearchFunctions } from './searchFunctions.ts'

const databaseThatFails = (code: string) => ({
  query: () => Promise.reject(Object.assign(new Error('The database refused it.'), { code })),
})

it('a role that cannot create the extensions names the command of the administrator', async () => {
  for (const code of ['42501', '0A000', '58P01'])
    await expect(createSearchFunctions(databaseThatFails(code))).rejects.toThrow(
      'Let an administrator of the database run "create extension pg_trgm", and start again.',
    )
})

it('other failures stay what they are', async () => {
  await expect(createSearchFunctions(databaseThatFails('08006'))).rejects.toThrow('The database refused it.')
})
