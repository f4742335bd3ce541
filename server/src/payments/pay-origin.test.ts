import { hostname } from 'node:os'
import { createPayOriginReader } from './pay-origin.ts'

const reader = (configured: string | null = null) =>
  createPayOriginReader({ configured, port: () => 4001, allowedOrigins: ['http://192.168.1.9:3000'] })

describe('the payment provider’s origin', () => {
  it('is on the host by which the visitor reached the shop', () => {
    expect(reader()('http://192.168.1.20:4000')).toBe('http://192.168.1.20:4001')
    expect(reader()('http://[fd00::20]:4000')).toBe('http://[fd00::20]:4001')
    expect(reader()('http://localhost:4000')).toBe('http://localhost:4001')
    const own = hostname().toLowerCase()
    expect(reader()(`http://${own}:4000`)).toBe(`http://${own}:4001`)
  })

  it('never uses a name that others may give this machine, nor another shop’s host', () => {
    expect(reader()('http://rebound.example:4000')).toBe('http://localhost:4001')
    expect(reader()('http://192.168.1.9:3000')).toBe('http://localhost:4001')
    expect(reader()('not an origin')).toBe('http://localhost:4001')
  })

  it('is the configured one, whatever the request', () => {
    expect(reader('https://pay.example')('http://192.168.1.20:4000')).toBe('https://pay.example')
  })
})
