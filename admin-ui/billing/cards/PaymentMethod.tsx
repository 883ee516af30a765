/** The cards of the team. */
export const PaymentMethod = () => null
