import { decimalText, type Money } from '@laurel/ledger/kernel/money.ts'
import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { AmazonSettings } from './settings.ts'

export type AmazonOrder = Extract<RewardOrder, { readonly kind: 'amazon' }>

/** The only line of every order: items bought together are orders of their own, so that each can be returned alone. */
export const lineId = '1'

const amountOf = (money: Money) => ({ currencyCode: money.currency, amount: Number(decimalText(money)) })

/** The body of an order. Amazon rejects it if anything costs more than was quoted. */
export const orderRequestOf = (order: AmazonOrder, handle: string, settings: AmazonSettings) => {
  const charge = (source: 'TAX' | 'SHIPPING', money: Money) => ({
    expectationType: 'ExpectedCharge',
    amount: amountOf(money),
    source,
  })
  const { address, region } = order
  return {
    externalId: handle,
    lineItems: [
      {
        externalId: lineId,
        quantity: 1,
        attributes: [
          {
            attributeType: 'SelectedProductReference',
            productReference: { productReferenceType: 'ProductIdentifier', id: order.asin },
          },
          {
            attributeType: 'SelectedBuyingOptionReference',
            buyingOptionReference: { buyingOptionReferenceType: 'BuyingOptionIdentifier', id: order.offerId },
          },
        ],
        expectations: [
          { expectationType: 'ExpectedUnitPrice', amount: amountOf(order.unitPrice) },
          charge('TAX', order.tax),
          charge('SHIPPING', order.shipping),
        ],
      },
    ],
    attributes: [
      { attributeType: 'PurchaseOrderNumber', purchaseOrderNumber: handle },
      {
        attributeType: 'BuyerReference',
        userReference: { userReferenceType: 'UserEmail', emailAddress: settings.buyerEmail },
      },
      ...(settings.buyingGroup
        ? [
            {
              attributeType: 'BuyingGroupReference',
              groupReference: { groupReferenceType: 'GroupIdentity', identifier: settings.buyingGroup },
            },
          ]
        : []),
      { attributeType: 'Region', region },
      {
        attributeType: 'SelectedPaymentMethodReference',
        paymentMethodReference: { paymentMethodReferenceType: 'StoredPaymentMethod' },
      },
      {
        attributeType: 'ShippingAddress',
        address: {
          addressType: 'PhysicalAddress',
          fullName: address.name,
          phoneNumber: address.phone === '' ? settings.phone : address.phone,
          addressLine1: address.street1,
          ...(address.street2 === '' ? {} : { addressLine2: address.street2 }),
          city: address.city,
          stateOrRegion: address.state,
          postalCode: address.postalCode,
          countryCode: address.country,
        },
      },
    ],
    expectations: [],
  }
}
