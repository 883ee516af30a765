import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import {
  type AddressCountry,
  addressCountries,
  canadianProvinces,
  type Places,
  usStates,
} from './countries.ts'

export type AddressForm = {
  /** What a state is called, and the codes to choose from; null where it is an optional text. */
  readonly state: { readonly label: string; readonly places: Places | null; readonly problem?: string }
  readonly postalCode: { readonly label: string; readonly pattern: RegExp; readonly example: string }
}

/** What the parts of an address are called in each country, and what they look like. */
export const addressForms: Readonly<Record<AddressCountry, AddressForm>> = {
  US: {
    state: { label: 'State', places: usStates, problem: 'Choose a state.' },
    postalCode: { label: 'ZIP code', pattern: /^\d{5}(-\d{4})?$/, example: '94103' },
  },
  CA: {
    state: { label: 'Province', places: canadianProvinces, problem: 'Choose a province.' },
    postalCode: {
      label: 'Postal code',
      pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
      example: 'K1A 0B1',
    },
  },
  GB: {
    state: { label: 'County', places: null },
    postalCode: {
      label: 'Postcode',
      pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/i,
      example: 'SW1A 1AA',
    },
  },
  IE: {
    state: { label: 'County', places: null },
    postalCode: {
      label: 'Eircode',
      pattern: /^[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}$/i,
      example: 'D02 X285',
    },
  },
  DE: {
    state: { label: 'State', places: null },
    postalCode: { label: 'Postal code', pattern: /^\d{5}$/, example: '10115' },
  },
  PL: {
    state: { label: 'Province', places: null },
    postalCode: { label: 'Postal code', pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  },
  IN: {
    state: { label: 'State', places: null },
    postalCode: { label: 'PIN code', pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  },
  AU: {
    state: { label: 'State', places: null },
    postalCode: { label: 'Postcode', pattern: /^\d{4}$/, example: '2000' },
  },
  FR: {
    state: { label: 'Region', places: null },
    postalCode: { label: 'Postal code', pattern: /^\d{5}$/, example: '75001' },
  },
}

const filled = (lengthMax: number) => boundedText(lengthMax).min(1, 'Fill this in.')

/** An address as a person writes it. */
export const NewAddress = z
  .object({
    name: filled(200),
    street1: filled(200),
    street2: boundedText(200).default(''),
    city: filled(200),
    /** A code of the country's list, or an optional county where there is no list. */
    state: boundedText(100).default(''),
    postal_code: filled(20),
    country: z.enum(addressCountries, { error: 'Rewards are not sent to this country.' }),
    phone: boundedText(40)
      .regex(
        /^[+\d][\d\s().x-]{5,}$|^$/i,
        'Write a phone number, such as +1 415 555 0134, or leave it empty.',
      )
      .default(''),
  })
  .superRefine(({ country, state, postal_code }, context) => {
    const form = addressForms[country]
    if (form.state.places !== null && !Object.hasOwn(form.state.places, state))
      context.addIssue({
        code: 'custom',
        path: ['state'],
        message: form.state.problem ?? 'Fill this in.',
      })
    const { label, pattern, example } = form.postalCode
    if (!pattern.test(postal_code))
      context.addIssue({
        code: 'custom',
        path: ['postal_code'],
        message: `Write the ${label} like ${example}.`,
      })
  })
export type NewAddress = z.infer<typeof NewAddress>
