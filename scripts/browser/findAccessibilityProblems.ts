import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const Results = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullish(),
      help: z.string(),
      nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
    }),
  ),
})

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Elements have other colours while they fade in. A dialog becomes visible 50 ms after it opens, so the page must not
 * change for longer than that.
 */
const comingToRest = `(async () => {
  const moving = () => document.getAnimations().filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  do {
    await Promise.all(moving().map(animation => animation.finished.catch(() => undefined)))
    await new Promise(resolve => setTimeout(resolve, 80))
  } while (moving().length > 0)
})()`

/**
 * Waits until nothing moves, then checks the page against WCAG 2.2 AA, as far as a program can. Returns one readable line
 * per failing element; an empty list is a pass.
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(comingToRest)
  await page.evaluate(await readFile(axe, 'utf8'))
  const options = JSON.stringify({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
  const results = Results.parse(await page.evaluate(`axe.run(document, ${options})`))
  return results.violations.flatMap(violation =>
    violation.nodes.map(
      node =>
        `${violation.impact ?? 'unrated'} ${violation.id}: ${violation.help}: ${node.html.slice(0, 160)} ` +
        `(${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ')})`,
    ),
  )
}
