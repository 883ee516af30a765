import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { metricNames } from '@laurel/api/operations/telemetry/meters.ts'
import { metricDescriptions } from '@laurel/api/operations/telemetry/metricNames.ts'
import { prometheusNames } from '@laurel/api/operations/telemetry/prometheusNames.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { demoPeople } from '../../demo/people.ts'
import { demoWorkspace } from '../../demo/workspace.ts'
import { freePorts } from '../freePorts.ts'
import { type SpanSent, startCollector } from './collector.ts'

const { url } = await createTestDatabase()
const root = fileURLToPath(new URL('../../..', import.meta.url))
const home = createTemporaryHome('telemetry-')
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
const [{ port, sandboxPort }, { port: metricsPort }] = await Promise.all([freePorts(), freePorts()])
const origin = `http://localhost:${port}`
const collector = await startCollector()

const [giver, receiver] = demoPeople.filter(({ department }) => department === 'Engineering')
if (!giver || !receiver) throw new Error('The demo team has engineers.')
const words = 'Grateful for the quiet refactoring of the harbour'

let said = ''
const laurel = spawn(process.execPath, ['scripts/serve/main.ts'], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    LAUREL_HOME: home,
    DATABASE_URL: url,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    LAUREL_DEMO: 'off',
    LOG_LEVEL: 'trace',
    LAUREL_METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
for (const stream of [laurel.stdout, laurel.stderr])
  stream.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })

const untilAnswering = async (): Promise<void> => {
  while (laurel.exitCode === null) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`Laurel did not start: ${said}`)
}

const metricsText = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

/** What Slack sends for a command, signed as Slack does. */
const runCommand = async (text: string): Promise<Response> => {
  const body = new URLSearchParams({
    command: '/shoutout',
    text,
    team_id: demoWorkspace.team.id,
    user_id: giver.slackId,
    channel_id: 'C01THANKS',
    trigger_id: '1.2.telemetry',
    response_url: `http://localhost:${sandboxPort}/nowhere`,
  }).toString()
  const timestamp = String(Math.floor(Date.now() / 1_000))
  return fetch(`${origin}/slack/commands`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signatureOf(loadSecrets(home).sandboxSigningSecret, timestamp, body),
    },
  })
}

/** Opens the live updates of the receiver and waits for a balance. */
const listenForBalance = async (): Promise<{ readonly balance: Promise<void> }> => {
  const access = createAccess(database, { secrets: () => [loadSecrets(home).encryptionKey] })
  const teamId = teamIdOf(demoWorkspace.team.id)
  const { token } = await startSession(access, { teamId, memberId: memberIdOf(teamId, receiver.slackId) })
  const answer = await fetch(`${origin}/v1/live`, { headers: { authorization: `Bearer ${token}` } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (answer.status !== 200 || !reader) throw new Error(`Live updates answered ${answer.status}.`)
  const read = async (): Promise<void> => {
    let text = ''
    while (!text.includes('"type":"balance"')) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The live updates ended without a balance.')
      text += value
    }
    await reader.cancel()
  }
  return { balance: read() }
}

let metrics = ''
beforeAll(async () => {
  await untilAnswering()
  const { balance } = await listenForBalance()
  const answer = await runCommand(`<@${receiver.slackId}> +10 ${words}`)
  expect(answer.status, said).toBe(200)
  await balance
  while (!(await metricsText()).includes('laurel_job_kind="slack.announcement",laurel_outcome="done"'))
    await pause(200)
  await fetch(`${origin}/v1/nothing-here?token=single-use-secret`)
  metrics = await metricsText()
  laurel.kill('SIGTERM')
  await once(laurel, 'exit')
}, 120_000)

afterAll(async () => {
  laurel.kill('SIGKILL')
  collector.stop()
  await database.end()
  rmSync(home, { recursive: true, force: true })
})

describe('one trace leads from the request of Slack to the live balance', () => {
  test('with each step below the one that caused it', () => {
    const [request] = collector.spans.filter(({ name }) => name === 'POST /slack/commands')
    expect(request).toBeDefined()
    const spans = collector.spans.filter(({ traceId }) => traceId === request?.traceId)
    const byId = new Map(spans.map(span => [span.spanId, span]))
    const pathTo = (last: SpanSent): readonly string[] => {
      const above = byId.get(last.parentSpanId ?? '')
      return [...(above ? pathTo(above) : []), last.name]
    }
    const pathsTo = (name: string) => spans.filter(span => span.name === name).map(pathTo)
    const command = ['POST /slack/commands', 'job inbox.slack', 'command giveShoutout']
    expect(pathsTo('append')).toContainEqual([...command, 'append'])
    expect(pathsTo('update read models')).toContainEqual([...command, 'update read models'])
    expect(pathsTo('job slack.announcement'), names(collector.spans)).toContainEqual([
      ...command,
      'announce',
      'job slack.announcement',
    ])
    // The points of the receiver follow from the shoutout, in a process or within the request.
    const told = pathsTo('send live message').map(path => path.slice(0, 3).concat(path.slice(-2)))
    expect(told).toContainEqual([...command, 'update read models', 'send live message'])
  })

  test('without a word about people', () => {
    const text = JSON.stringify(collector.spans)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

const secrets = [
  words,
  giver.name,
  giver.email,
  receiver.name,
  receiver.email,
  giver.slackId,
  receiver.slackId,
  'single-use-secret',
]

test('the log of the server has every request and no personal data, even at its most talkative level', () => {
  // The welcome of the sandbox, with its sign-in links, is for the person at the terminal and no part of the log.
  const log = said.split('\n').filter(line => line.startsWith('{') && !line.includes('Server listening at'))
  expect(log.some(line => line.includes('"route":"/slack/commands"'))).toBe(true)
  for (const secret of [...secrets, '127.0.0.1'])
    expect(log.filter(line => line.includes(secret))).toEqual([])
})

describe('metrics', () => {
  const samples = () =>
    metrics
      .split('\n')
      .flatMap(line => {
        const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? []
        return name === undefined ? [] : [{ name, labels: [...labels.matchAll(/(\w+)="([^"]*)"/g)] }]
      })
      .filter(({ name }) => name !== 'target_info')

  test('have the names and labels that are described, and no others', () => {
    const described = new Map(
      metricNames.flatMap(name => {
        const labels = metricDescriptions[name].attributes.map(label => label.replaceAll('.', '_'))
        return prometheusNames(name).map(each => [each, labels] as const)
      }),
    )
    for (const { name, labels } of samples()) {
      expect([...described.keys()]).toContain(name)
      const known = [...(described.get(name) ?? []), 'le']
      expect(known).toEqual(expect.arrayContaining(labels.map(([, label]) => label)))
    }
  })

  test('show appends, requests by route, jobs, connections, lag and health', () => {
    const names = new Set(samples().map(({ name }) => name))
    const rare = [
      // These appear with a vendor, a failure, a waiting job or a backup.
      'laurel_vendor_call_duration_bucket',
      'laurel_vendor_call_duration_count',
      'laurel_vendor_call_duration_sum',
      'laurel_job_due',
      'laurel_job_wait',
      'laurel_schedule_failing',
      'laurel_checkpoint_age',
      'laurel_backup_age',
    ]
    const missing = metricNames
      .flatMap(prometheusNames)
      .filter(name => !names.has(name) && !rare.includes(name))
    expect(missing).toEqual([])
    for (const part of ['database', 'log', 'recording', 'projections', 'processes', 'delivery', 'clock'])
      expect(metrics).toContain(`laurel_health_ok{laurel_part="${part}"} 1`)
    expect(metrics).toMatch(/http_route="\/slack\/commands",laurel_status_class="2xx"/)
  })

  test('name no person, id or address', () => {
    for (const secret of secrets) expect(metrics).not.toContain(secret)
    expect(metrics).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
    expect(metrics).not.toContain('nothing-here')
  })
})

/** Every span with its parent, for the message of a failure. */
const names = (spans: readonly SpanSent[]): string =>
  spans
    .map(({ traceId, spanId, parentSpanId = '', name }) => `${traceId} ${parentSpanId}>${spanId} ${name}`)
    .join('\n')
