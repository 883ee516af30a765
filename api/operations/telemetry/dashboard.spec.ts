import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { metricNames } from './meters.ts'
import { metricDescriptions } from './metricNames.ts'
import { prometheusNames } from './prometheusNames.ts'

const Dashboard = z.object({
  uid: z.literal('laurel'),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      type: z.enum(['row', 'stat', 'timeseries']),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
})
const file = new URL('../../../docs/grafana.json', import.meta.url)
const { panels } = Dashboard.parse(JSON.parse(readFileSync(file, 'utf8')))
const targets = panels.flatMap(panel => panel.targets)

const labelsOf = new Map(
  metricNames.flatMap(name => {
    const labels = metricDescriptions[name].attributes.map(label => label.replaceAll('.', '_'))
    return prometheusNames(name).map(each => [each, labels] as const)
  }),
)
const words = (text: string): readonly string[] => text.match(/[a-z]\w*_\w+/g) ?? []
const metricsIn = (expr: string): readonly string[] => words(expr).filter(word => labelsOf.has(word))
/** Of PromQL and of every scrape. */
const otherWords = ['histogram_quantile']

describe('the dashboard of Grafana', () => {
  it.each(targets)('asks for metrics and labels that Laurel has: $expr', ({ expr, legendFormat }) => {
    const metrics = metricsIn(expr)
    expect(metrics.length).toBeGreaterThan(0)
    const labels = metrics.flatMap(name => labelsOf.get(name) ?? [])
    const unknown = words(expr).filter(
      word => !labelsOf.has(word) && !labels.includes(word) && !otherWords.includes(word),
    )
    expect(unknown).toEqual([])
    // A legend can name only what the query groups by.
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(expr).toContain(label)
  })

  it('shows every metric', () => {
    const shown = new Set(targets.flatMap(({ expr }) => metricsIn(expr)))
    const missing = metricNames.filter(name => !prometheusNames(name).some(each => shown.has(each)))
    expect(missing).toEqual([])
  })

  it('has panels that do not overlap', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})
