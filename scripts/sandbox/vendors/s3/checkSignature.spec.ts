import { expect, test } from 'vitest'
import { signatureProblem } from './checkSignature.ts'

// The first example of Amazon's pages about signature version 4 for S3.
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')
const request = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
}

test('a request with the right signature is accepted', () => {
  expect(signatureProblem(request, key, now)).toBeUndefined()
})

test.each([
  ['another path', { url: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another method', { method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['another header', { headers: { ...request.headers, range: 'bytes=0-99' } }, 'SignatureDoesNotMatch'],
  ['another content', { body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
  ['no signature', { headers: { ...request.headers, authorization: undefined } }, 'AccessDenied'],
])('a request with %s is refused', (_what, changes, code) => {
  expect(signatureProblem({ ...request, ...changes }, key, now)).toBe(code)
})

test('a request with another key, or an old one, is refused', () => {
  expect(signatureProblem(request, { ...key, secretAccessKey: 'another' }, now)).toBe('SignatureDoesNotMatch')
  expect(signatureProblem(request, { ...key, accessKeyId: 'another' }, now)).toBe('InvalidAccessKeyId')
  expect(signatureProblem(request, { ...key, region: 'eu-central-1' }, now)).toBe(
    'AuthorizationHeaderMalformed',
  )
  const later = new Date('2013-05-24T00:16:00Z')
  expect(signatureProblem(request, key, later)).toBe('RequestTimeTooSkewed')
})
