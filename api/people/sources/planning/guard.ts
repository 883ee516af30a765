/** A run that deactivates more people than this is held until an administrator confirms it. */
export const deactivationsMax = 20
export const deactivatedShareMax = 0.1

/** `people` are those of the source who are active members. */
export const needsConfirmation = ({
  deactivations,
  people,
}: {
  readonly deactivations: number
  readonly people: number
}): boolean => deactivations > deactivationsMax || deactivations > people * deactivatedShareMax
