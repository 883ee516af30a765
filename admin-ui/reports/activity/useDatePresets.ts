import { useFormats } from '../../elements/formats/useFormats.ts'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { type Days, datePresets, type PresetName, presetOf } from './datePresets.ts'
import { weekStartOf } from './weekStart.ts'

type DatePresets = {
  readonly daysOf: (name: PresetName) => Days
  /** The name of a range, if it has one today. */
  readonly nameOf: (range: Partial<Days>, among?: readonly PresetName[]) => PresetName | undefined
}

/** The presets as of now, on the clock of the team and in the weeks of the reader. */
export const useDatePresets = (): DatePresets => {
  const teamClock = useTeamClock()
  const weekStart = weekStartOf(useFormats().locale)
  return {
    daysOf: name => datePresets[name].daysAt(teamClock(), weekStart),
    nameOf: (range, among) => presetOf(range, teamClock(), among, weekStart),
  }
}
