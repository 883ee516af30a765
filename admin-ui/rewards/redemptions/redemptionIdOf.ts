import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'

/** The id of a listed redemption as the calls about redemptions take it. */
export const redemptionIdOf = ({ id }: { readonly id: string }) =>
  cancelRedemption.params.parse({ redemptionId: id }).redemptionId
