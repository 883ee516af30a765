import type { Fault } from './wireControl.ts'

/** The faults that wait for the next calls. */
export const createFaultPlan = () => {
  const waiting: Fault[] = []
  return {
    add: (faults: readonly Fault[]): void => {
      waiting.push(...faults)
    },
    clear: (): void => {
      waiting.length = 0
    },
    /** The fault that waits for a call of this kind, if one does; it is spent by it. */
    take: <Kind extends Fault['call']>(kind: Kind): Extract<Fault, { call: Kind }> | undefined => {
      const index = waiting.findIndex(({ call }) => call === kind)
      const [fault] = index < 0 ? [] : waiting.splice(index, 1)
      return fault && isOf(kind, fault) ? fault : undefined
    },
  }
}

export type FaultPlan = ReturnType<typeof createFaultPlan>

const isOf = <Kind extends Fault['call']>(
  kind: Kind,
  fault: Fault,
): fault is Extract<Fault, { call: Kind }> => fault.call === kind
