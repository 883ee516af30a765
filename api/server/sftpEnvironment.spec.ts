import { expect, test } from 'vitest'
import { sftpEnvironment, sftpIn } from './sftpEnvironment.ts'

const settingsOf = (environment: Record<string, string>) =>
  sftpIn(sftpEnvironment.parse(environment), '127.0.0.1')

test('without a port, there is no SFTP server', () => {
  expect(settingsOf({})).toBeUndefined()
})

test('a port turns it on, and another one may lead there', () => {
  expect(settingsOf({ SFTP_PORT: '2222' })).toEqual({
    host: '127.0.0.1',
    port: 2222,
    publicHost: undefined,
    publicPort: 2222,
  })
  expect(
    settingsOf({ SFTP_PORT: '2222', SFTP_PUBLIC_HOST: 'sftp.laurel.example', SFTP_PUBLIC_PORT: '22' }),
  ).toMatchObject({ publicHost: 'sftp.laurel.example', publicPort: 22 })
  expect(() => settingsOf({ SFTP_PORT: '2222', SFTP_PUBLIC_HOST: 'https://laurel.example' })).toThrow()
})
