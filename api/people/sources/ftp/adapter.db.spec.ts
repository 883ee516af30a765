import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { peopleFile } from '@laurel/scripts/sandbox/sources/ftp/peopleFile.ts'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSources } from '../migrateSources.ts'
import { describeSource } from '../suite/describeSource.ts'
import { ftp } from './adapter.ts'
import { openFtp, pagesOf } from './testing/openFtp.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

describeSource('Inbound FTP', {
  title: ftp.title,
  capabilities: ftp.capabilities,
  secrets: [],
  listsLeavers: true,
  isCalled: false,
  start: wanted => openFtp(url, wanted),
})

const start = async (wanted: Parameters<typeof openFtp>[1] = {}) => {
  const opened = await openFtp(url, wanted)
  onTestFinished(opened.stop)
  return opened
}
const read = async ({ client }: Awaited<ReturnType<typeof start>>, since: string | null = null) => {
  const pages = await pagesOf(client, since)
  return {
    emails: pages.flatMap(({ people }) => people.map(({ email }) => email)),
    people: pages.flatMap(({ people }) => people),
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
    isFull: pages.every(({ isFull }) => isFull),
    cursor: pages.at(-1)?.cursor ?? null,
  }
}

test('asks for a file before the first one', async () => {
  const ftpBench = await start()
  expect(await ftpBench.client.testConnection(new AbortController().signal)).toMatchObject({ kind: 'failed' })
  await expect(read(ftpBench)).rejects.toThrow('No file has arrived')
})

test('reads a file with everyone again as everyone, so that people who are missing have left', async () => {
  const bench = await start()
  await bench.upload('people.csv', 'email\nann@juniper.example\nben@juniper.example\n')
  const first = await read(bench)
  bench.pass(60_000)
  await bench.upload('people.csv', 'email\nann@juniper.example\n')
  expect(await read(bench, first.cursor)).toMatchObject({ emails: ['ann@juniper.example'], isFull: true })
})

test('lets files of changes hold over the file with everyone that came before them', async () => {
  const bench = await start()
  await bench.upload('people.csv', 'email,title\nann@juniper.example,Clerk\nben@juniper.example,Cook\n')
  const { cursor } = await read(bench)
  bench.pass(1_000)
  await bench.upload('people_delta.csv', 'email,title\nann@juniper.example,Chief\n')
  expect(await read(bench, cursor)).toMatchObject({ emails: ['ann@juniper.example'], isFull: false })
  const all = await read(bench)
  expect(all.isFull).toBe(true)
  expect(all.people.map(({ email, title }) => [email, title])).toEqual([
    ['ben@juniper.example', 'Cook'],
    ['ann@juniper.example', 'Chief'],
  ])
})

test('takes the same bytes again as no new file', async () => {
  const bench = await start()
  await bench.upload('monday.csv', peopleFile(bench.company.people()))
  const { cursor } = await read(bench)
  bench.pass(60_000)
  await bench.upload('tuesday.csv', peopleFile(bench.company.people()))
  expect(await read(bench, cursor)).toMatchObject({ emails: [], cursor })
})

test('tells of each row that can’t be read, and looks for no leavers where a row does not say whom it is about', async () => {
  const bench = await start()
  await bench.upload(
    'people.csv',
    [
      'id,email,birthday',
      '1,ann@juniper.example,1990-02-30',
      '2,ben@juniper.example,1990-02-03',
      '2,ben@juniper.example,1990-02-03',
      '3,Meadow, Cat,cat@juniper.example',
      '4,dan@juniper.example,',
    ].join('\n'),
  )
  expect(await read(bench)).toMatchObject({
    emails: ['ben@juniper.example', 'dan@juniper.example'],
    isFull: false,
    unreadable: [
      { externalId: '1', problem: 'Line 2: The birthday is not a date.' },
      { externalId: 'line 4', problem: 'Line 4: the person is in line 3 already.' },
      { externalId: 'line 5', problem: 'Line 5: it has 4 cells, and the first line 3.' },
    ],
  })
})

test('still knows who is there where a row with an id can’t be read', async () => {
  const bench = await start()
  await bench.upload('people.csv', 'id,email,birthday\n1,ann@juniper.example,soon\n2,ben@juniper.example,\n')
  expect(await read(bench)).toMatchObject({ isFull: true, unreadable: [{ externalId: '1' }] })
})

test('reads other names of columns and other dates as the connection and the file say', async () => {
  const settings = { mapping: { email: 'Login', birthday: 'Geburtstag' } }
  const bench = await start({ settings })
  await bench.upload('people.csv', 'Login;Geburtstag (dd/MM/yyyy);Ort\nann@juniper.example;03.04.1990;Ulm\n')
  expect((await read(bench)).people).toMatchObject([{ birthday: '04-03', custom: { Ort: 'Ulm' } }])
})

test.each([
  ['without a column of e-mails', 'name,city\nAnn,Ulm\n', 'no column with work e-mails'],
  ['with a column twice', 'email,E-mail\na@juniper.example,b@juniper.example\n', 'twice'],
  ['without people', 'email,title\n', 'no people below'],
  ['with quotes that do not match', 'email,title\n"ann@juniper.example,Clerk\n', 'the quotes do not match'],
  ['that is no text', Buffer.from([0x47, 0x49, 0x46, 0x81, 0x00]), 'neither UTF-8 nor'],
])('ends the run at a file %s, and takes no one for a leaver', async (_what, content, problem) => {
  const bench = await start()
  await bench.upload('people.csv', content)
  await expect(read(bench)).rejects.toThrow(problem)
})
