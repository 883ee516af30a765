import { z } from 'zod'

/** What the radar looks for. Each is off until an administrator switches it on. */
export const RadarSignal = z.enum([
  /** Two people give each other most of what they give. */
  'pair',
  /** Three to five people pass points round among themselves. */
  'ring',
  /** Most of what someone gives is given on the last day before the allowance is reset. */
  'burst',
  /** Most of what someone gives goes to one person, who does not thank them. */
  'favourite',
  /** Most thanks of someone have no words of their own. */
  'wordless',
  /** Most award points of someone go to a few people who thank them. */
  'circle',
])
export type RadarSignal = z.infer<typeof RadarSignal>

/** Below half, every lively team would be found. */
export const thresholdMin = 50

/** The percentage from which a finding is raised. */
export const Threshold = z.int().min(thresholdMin).max(100)
export type Threshold = z.infer<typeof Threshold>

/** Chosen on planted and real thanks so that few honest people are found; see docs/gaming-radar.md. */
export const defaultThresholds: Readonly<Record<RadarSignal, Threshold>> = {
  pair: 65,
  ring: 60,
  burst: 85,
  favourite: 80,
  wordless: 80,
  circle: 85,
}

/** The people of a finding at most. */
export const subjectsMax = 5

/** A finding that looks fine is raised again from so many times the amount. */
export const growth = 1.5

/** Whether something in a month is covered by the decision that it looks fine. Earlier months were there to be seen. */
export const isCovered = (
  seen: { readonly month: string; readonly weight: number },
  decided: { readonly month: string; readonly weight: number },
): boolean => seen.month < decided.month || seen.weight < decided.weight * growth
