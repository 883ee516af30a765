export { moneyFor, pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
