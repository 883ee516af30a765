/**
 * Ends what was started, the last first. One that fails to end keeps no other from ending; the first failure is
 * thrown when all had their turn.
 */
export const endInTurn = async (started: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const end of started.toReversed()) await end().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
