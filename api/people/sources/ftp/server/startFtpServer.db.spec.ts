import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { openSftp } from '@laurel/scripts/sandbox/sources/ftp/sftpClient.ts'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSources } from '../../migrateSources.ts'
import { issueCredentials } from '../credentials.ts'
import { openFtp, pagesOf } from '../testing/openFtp.ts'
import { createUploadRooms } from './upload.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

const start = async (wanted: Parameters<typeof openFtp>[1] = {}) => {
  const bench = await openFtp(url, wanted)
  onTestFinished(bench.stop)
  const signIn = async (changes: { username?: string; password?: string; fingerprint?: string } = {}) => {
    const sftp = await openSftp({ ...bench.address, ...changes })
    onTestFinished(sftp.end)
    return sftp
  }
  const people = async () => {
    const pages = await pagesOf(bench.client, null)
    return pages.flatMap(page => page.people.map(({ email }) => email))
  }
  return { ...bench, signIn, people }
}
const file = 'email\nann@juniper.example\n'

test('a file is complete when it is renamed, or stays as it is for a minute', async () => {
  const bench = await start()
  const sftp = await bench.signIn()
  await sftp.upload('people.csv.part', file)
  bench.pass(3_600_000)
  await expect(bench.people()).rejects.toThrow('No file has arrived')
  await sftp.rename('people.csv.part', 'people.csv')
  expect(await bench.people()).toEqual(['ann@juniper.example'])

  await sftp.upload('people.csv', 'email\nben@juniper.example\n')
  bench.pass(59_000)
  expect(await bench.people()).toEqual(['ann@juniper.example'])
  bench.pass(1_000)
  expect(await bench.people()).toEqual(['ben@juniper.example'])
  expect(await sftp.list()).toEqual(['people.csv'])
})

test('a file whose upload breaks off is none', async () => {
  const bench = await start()
  const sftp = await bench.signIn()
  const opened = await new Promise<Buffer>((resolve, reject) =>
    sftp.sftp.open('people.csv', 'w', (error, handle) => (error ? reject(error) : resolve(handle))),
  )
  await new Promise<void>((resolve, reject) =>
    sftp.sftp.write(opened, Buffer.from(file), 0, file.length, 0, error =>
      error ? reject(error) : resolve(),
    ),
  )
  sftp.end()
  bench.pass(3_600_000)
  await expect(bench.people()).rejects.toThrow('No file has arrived')
})

test('files are sealed in the database', async () => {
  const bench = await start()
  await bench.upload('people.csv', file)
  const { rows } = await bench.database.query(
    `select 1 from sources.files where position('ann@juniper' in encode(content, 'escape')) > 0`,
  )
  expect(rows).toEqual([])
  const keys = await bench.database.query('select sealed from sources.host_keys')
  expect(JSON.stringify(keys.rows)).not.toContain('OPENSSH')
})

test('credentials of others, wrong ones and those that were replaced are refused', async () => {
  const [bench, other] = [await start(), await start()]
  await expect(bench.signIn({ password: 'wrong' })).rejects.toThrow()
  await expect(bench.signIn({ username: 'root' })).rejects.toThrow()
  await expect(bench.signIn({ username: 'laurel-00000000000000000000000000000000' })).rejects.toThrow()
  await expect(bench.signIn({ username: other.address.username })).rejects.toThrow()
  const rolled = issueCredentials(bench.settings, { connectionId: bench.connectionId, randomBytes })
  await bench.connect(rolled.settings)
  await expect(bench.signIn()).rejects.toThrow()
  await bench.signIn({ password: rolled.shownOnce.Password ?? '' })
})

test('credentials that were replaced, or a connection that was ended, end what is signed in', async () => {
  const [bench, ended] = [await start(), await start()]
  const [sftp, other] = [await bench.signIn(), await ended.signIn()]
  const { settings } = issueCredentials(bench.settings, { connectionId: bench.connectionId, randomBytes })
  await bench.connect(settings)
  await ended.database.query('delete from sources.connections where connection_id = $1', [ended.connectionId])
  await expect(sftp.upload('people.csv', file)).rejects.toThrow()
  await expect(other.list()).rejects.toThrow()
  expect([...bench.errors, ...ended.errors]).toEqual([])
})

test('files of a connection stay with it, and stay readable after its credentials are replaced', async () => {
  const [bench, other] = [await start(), await start()]
  await bench.upload('people.csv', file)
  expect(await (await other.signIn()).list()).toEqual([])
  const rolled = issueCredentials(bench.settings, { connectionId: bench.connectionId, randomBytes })
  expect(rolled.settings.fileKey).toBe(bench.settings.fileKey)
  await expect(other.people()).rejects.toThrow('No file has arrived')
})

test('an address that guesses passwords is shut out for a while', async () => {
  const bench = await start({ limits: { wrongPasswordsMax: 2 } })
  await expect(bench.signIn({ password: 'a' })).rejects.toThrow()
  await expect(bench.signIn({ password: 'b' })).rejects.toThrow()
  await expect(bench.signIn()).rejects.toThrow()
  bench.pass(10 * 60_000)
  await bench.signIn()
})

test('connections are bounded, and end when nothing happens', async () => {
  const bench = await start({ limits: { connectionsMax: 1, idleMilliseconds: 300 } })
  const sftp = await bench.signIn()
  await expect(bench.signIn()).rejects.toThrow()
  await new Promise(resolve => sftp.sftp.once('close', resolve))
  await bench.signIn()
})

test('a file is bounded, and so is what arrives at once', async () => {
  const bench = await start({ limits: { fileBytesMax: 100_000, uploadedBytesAtOnceMax: 150_000 } })
  const [sftp, other] = [await bench.signIn(), await bench.signIn()]
  await expect(sftp.upload('people.csv.part', Buffer.alloc(100_001, 'a'))).rejects.toThrow('not kept')
  expect(await sftp.list()).toEqual([])
  const opened = await new Promise<Buffer>((resolve, reject) =>
    sftp.sftp.open('large.csv', 'w', (error, handle) => (error ? reject(error) : resolve(handle))),
  )
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) =>
      sftp.sftp.write(opened, bytes, 0, bytes.length, 0, error => (error ? reject(error) : resolve())),
    )
  await write(Buffer.alloc(30_000, 'a'))
  await other.upload('small.csv.part', file)
  await write(Buffer.alloc(30_000, 'b'))
  await expect(other.upload('second.csv.part', Buffer.alloc(99_000, 'a'))).rejects.toThrow('not kept')
})

test('a customer holds a part of the room alone, and opens few sessions in a connection', async () => {
  const rooms = createUploadRooms(100, 60)
  const [one, two] = [rooms.of('one'), rooms.of('two')]
  expect([one.take(60), one.take(1), two.take(40), two.take(1)]).toEqual([true, false, true, false])
  one.give(60)
  expect([two.take(20), one.take(40), one.take(1)]).toEqual([true, true, false])

  const bench = await start({ limits: { sessionsPerConnectionMax: 1 } })
  const { client } = await bench.signIn()
  await expect(
    new Promise((resolve, reject) => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)))),
  ).rejects.toThrow()
})

test.each([
  ['another kind of file', 'people.xlsx', '.csv'],
  ['a file in a folder', 'in/people.csv', 'one folder'],
  ['a file above the folder', '../people.csv', 'one folder'],
])('%s is refused with the reason', async (_what, name, reason) => {
  const bench = await start()
  const sftp = await bench.signIn()
  await expect(sftp.upload(name, file)).rejects.toThrow(reason)
  expect(await sftp.list()).toEqual([])
})

test('no file can be downloaded, and a client can check what it sent', async () => {
  const bench = await start()
  const sftp = await bench.signIn()
  await sftp.upload('people.csv', file)
  const size = await new Promise((resolve, reject) =>
    sftp.sftp.stat('people.csv', (error, stats) => (error ? reject(error) : resolve(stats.size))),
  )
  expect(size).toBe(file.length)
  await expect(
    new Promise((resolve, reject) =>
      sftp.sftp.readFile('people.csv', (error, content) => (error ? reject(error) : resolve(content))),
    ),
  ).rejects.toThrow('not downloaded')
  await sftp.remove('people.csv')
  expect(await sftp.list()).toEqual([])
})

test('the server has no shell, no commands and no tunnels', async () => {
  const bench = await start()
  const { sftp } = await bench.signIn()
  expect(sftp).toBeDefined()
  const ssh2 = (await import('ssh2')).default
  const client = new ssh2.Client()
  onTestFinished(() => void client.end())
  await new Promise<void>((resolve, reject) => {
    client.on('ready', () => resolve()).on('error', reject)
    client.connect(bench.address)
  })
  const refusalOf = (start: (done: (error: Error | undefined) => void) => void) => new Promise(start)
  expect(await refusalOf(done => client.exec('ls', done))).toBeInstanceOf(Error)
  expect(await refusalOf(done => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done))).toBeInstanceOf(
    Error,
  )
  expect(bench.errors).toEqual([])
})
