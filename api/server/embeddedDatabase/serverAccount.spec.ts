import { expect, test } from 'vitest'
import { findServerAccount } from './serverAccount.ts'

const accounts = ['root:x:0:0:root:/root:/bin/bash', 'nobody:x:65534:65534:nobody:/:/sbin/nologin'].join('\n')
const withPostgres = `${accounts}\npostgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash`

test('a normal user runs the server as itself', () => {
  expect(findServerAccount(1000, withPostgres)).toBeUndefined()
})

test('root hands the server to postgres where that user exists, to nobody elsewhere', () => {
  expect(findServerAccount(0, withPostgres)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(findServerAccount(0, accounts)).toEqual({ name: 'nobody', uid: 65534, gid: 65534 })
})

test('root on a system with neither reads what to do', () => {
  expect(() => findServerAccount(0, 'root:x:0:0:root:/root:/bin/bash')).toThrow('set DATABASE_URL')
})
