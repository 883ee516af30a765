import { assertNever } from '../kernel/assertNever.ts'
import type { RadarEvent } from './events.ts'
import type { RadarSignal, Threshold } from './vocabulary.ts'

export type SignalState = { readonly isOn: boolean; readonly threshold: Threshold }

/** A finding that looks fine: the month and the amount up to which that was said. */
export type Dismissal = { readonly month: string; readonly weight: number }

export type RadarState = {
  /** Only those that were ever set. */
  readonly signals: ReadonlyMap<RadarSignal, SignalState>
  readonly dismissed: ReadonlyMap<string, Dismissal>
}

export const initialState: RadarState = { signals: new Map(), dismissed: new Map() }

export const evolve = (state: RadarState, event: RadarEvent): RadarState => {
  switch (event.type) {
    case 'RadarSignalSet': {
      const { signal, isOn, threshold } = event.data
      return { ...state, signals: new Map(state.signals).set(signal, { isOn, threshold }) }
    }
    case 'FindingDismissed': {
      const { findingId, month, weight } = event.data
      return { ...state, dismissed: new Map(state.dismissed).set(findingId, { month, weight }) }
    }
    case 'FindingReopened': {
      const dismissed = new Map(state.dismissed)
      dismissed.delete(event.data.findingId)
      return { ...state, dismissed }
    }
    default:
      return assertNever(event)
  }
}
