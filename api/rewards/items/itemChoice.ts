/** What a person chose with a reward. */
export type ItemChoice = {
  readonly variantId?: string | undefined
  readonly addressId?: string | undefined
}
