import type { PaymentsOfProvider, ProvidedPayment } from '../paymentsOfProvider.ts'

const pageSize = 100

/** A payment provider in memory. */
export const createMemoryProvider = () => {
  const payments = new Map<string, ProvidedPayment>()
  const provider: PaymentsOfProvider = {
    async *payments({ from, until }) {
      const found = [...payments.values()].filter(({ at }) => at >= from && at < until)
      for (let first = 0; first < found.length; first += pageSize) yield found.slice(first, first + pageSize)
    },
    payment: async paymentReference => payments.get(paymentReference),
  }
  return {
    provider,
    all: (): readonly ProvidedPayment[] => [...payments.values()],
    put: (payment: ProvidedPayment): void => {
      payments.set(payment.paymentReference, payment)
    },
  }
}
