import { accept, type Command, type Decision } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { RadarEvent, RadarSignalSet } from './events.ts'
import type { RadarState } from './state.ts'

/** Switches a signal of the radar on or off, and sets from which percentage it finds something. */
export type SetRadarSignal = Command<'setRadarSignal', ReturnType<typeof RadarSignalSet.parse>['data']>

export const setRadarSignal = (state: RadarState, { data }: SetRadarSignal): Decision<RadarEvent, never> => {
  const { signal, isOn, threshold } = data
  return jsonEquals(state.signals.get(signal), { isOn, threshold })
    ? accept()
    : accept({ type: 'RadarSignalSet', data })
}
