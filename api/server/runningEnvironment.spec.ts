import { describe, expect, test } from 'vitest'
import { serveSettings, WrongSettings } from './settings.ts'

const slack = { SLACK_CLIENT_ID: '1', SLACK_CLIENT_SECRET: '2', SLACK_SIGNING_SECRET: '3' }

describe('how a process runs', () => {
  test('alone, with nothing measured or traced, unless settings say otherwise', () => {
    expect(serveSettings({})).toMatchObject({
      role: 'all',
      telemetry: { metrics: undefined, traces: undefined },
    })
  })

  test('metrics are for this machine unless an address is given', () => {
    expect(serveSettings({ LAUREL_METRICS_PORT: '9464' }).telemetry?.metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    })
    expect(
      serveSettings({ LAUREL_METRICS_PORT: '9464', LAUREL_METRICS_HOST: '0.0.0.0' }).telemetry?.metrics,
    ).toEqual({ host: '0.0.0.0', port: 9464 })
  })

  test('traces need a collector, and may be a part of all', () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', LAUREL_TRACE_RATIO: '0.1' }
    expect(serveSettings(settings).telemetry?.traces).toEqual({
      endpoint: 'http://collector:4318',
      ratio: 0.1,
    })
  })

  test.each(['web', 'worker'])('%s needs a Slack app, because the sandbox lives in one process', role => {
    expect(() => serveSettings({ LAUREL_ROLES: role })).toThrow(WrongSettings)
    expect(serveSettings({ LAUREL_ROLES: role, ...slack }).role).toBe(role)
  })

  test.each([
    { LAUREL_ROLES: 'api' },
    { LAUREL_METRICS_PORT: '0' },
    { LAUREL_METRICS_PORT: 'yes' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { LAUREL_TRACE_RATIO: '2' },
  ])('%o is refused', settings => {
    expect(() => serveSettings(settings)).toThrow(WrongSettings)
  })
})
