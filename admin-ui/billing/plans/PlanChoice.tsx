import Box from '@mui/material/Box'
import { PaymentMethod } from '../cards/PaymentMethod.tsx'
import { PlanSelector } from './PlanSelector.tsx'

/** The plans with the card that pays for them, on the pages of a team that may use nothing. */
export const PlanChoice = () => (
  <Box sx={{ display: 'grid', gap: 4, width: '100%', '& > *': { minWidth: 0 } }}>
    <PlanSelector />
    <PaymentMethod />
  </Box>
)
