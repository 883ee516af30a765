import type { Simulation } from '@laurel/contract/team/policySimulation.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** Says what a simulation changed, in one line. */
export const usePolicyWords = (): ((simulation: Pick<Simulation, 'policy' | 'start'>) => string) => {
  const text = useText()
  const { count, calendarDay } = useFormats()
  return ({ policy, start }) => {
    const figures = [
      ['shoutoutPoints', policy.shoutout_points],
      ['awardPoints', policy.award_points],
      ['spotAwardMax', policy.spot_award_max],
      ['celebrations', policy.celebrations_percent],
      ['expiry', policy.expiry_months],
    ] as const
    const words = [
      ...(policy.interval === null
        ? []
        : [
            text('policySimulation.changes.interval', {
              interval: text(`policySimulation.intervals.${policy.interval}`),
            }),
          ]),
      ...(policy.point_options === null
        ? []
        : [
            text('policySimulation.changes.pointOptions', {
              amounts: policy.point_options.map(count).join(', '),
            }),
          ]),
      ...figures.flatMap(([name, figure]) =>
        figure === null ? [] : [text(`policySimulation.changes.${name}`, { count: count(figure) })],
      ),
    ]
    const changes = words.length === 0 ? text('policySimulation.unchanged') : words.join(', ')
    const line = changes.charAt(0).toUpperCase() + changes.slice(1)
    return start === null ? line : `${line}, ${text('policySimulation.since', { day: calendarDay(start) })}`
  }
}
