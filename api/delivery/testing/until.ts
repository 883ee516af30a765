import { setTimeout as pause } from 'node:timers/promises'

/** Waits for something that other processes bring about; the test's own limit ends a wait in vain. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20)
}
