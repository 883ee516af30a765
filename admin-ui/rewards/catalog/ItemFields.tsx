import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { PointsInput } from '../../elements/points/PointsInput.tsx'
import { useText } from '../../messages/useText.ts'
import { CountriesInput } from './CountriesInput.tsx'
import { ImagesInput } from './ImagesInput.tsx'
import { VariationsInput } from './VariationsInput.tsx'

export const ItemFields = () => {
  const text = useText()
  const variations: unknown = useWatch({ name: 'variations' })
  const hasStyles = Array.isArray(variations) && variations.length > 0
  return (
    <>
      <ImagesInput source="images" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: 1.5, alignItems: 'start' }}>
        <TextInput source="emoji" label={text('rewards.catalog.emoji')} />
        <TextInput source="name" label={text('rewards.catalog.name')} isFirst />
      </Box>
      <TextInput
        source="description"
        label={text('rewards.catalog.description')}
        hint={text('items.descriptionHint')}
        rows={3}
        isOptional
      />
      <PointsInput
        source="point_cost"
        label={text('rewards.catalog.pointCost')}
        hint={text('rewards.catalog.pointsWorth')}
      />
      <VariationsInput source="variations" />
      {!hasStyles && (
        <TextInput
          source="stock"
          label={text('items.stock')}
          hint={text('items.stockHint')}
          isNumeric
          isOptional
        />
      )}
      <CountriesInput source="countries" />
      <SwitchInput
        source="use_shipping"
        label={text('items.isShipped')}
        sentence={text('items.shippingSentence')}
      />
    </>
  )
}
