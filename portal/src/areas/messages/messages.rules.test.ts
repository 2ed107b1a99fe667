import { describe, expect, it } from 'vitest';
import { newestFirst, sentAt } from './messages.rules.ts';

const at = (createdAt: string) => ({
  id: createdAt,
  sourceMessageId: createdAt,
  messageType: 'Normal',
  recipientMessageStatus: 'Sent',
  createdAt,
  messageTitle: '',
});

describe('when a message was sent', () => {
  it.each([
    ['31/12/2026 18:05', { day: '2026-12-31', time: '18:05' }],
    ['31/12/2026 18:05:59', { day: '2026-12-31', time: '18:05' }],
    ['31/12/2026', { day: '2026-12-31', time: '' }],
    ['2026-12-31T17:05:00Z', { day: '2026-12-31', time: '18:05' }],
    ['1798736700000', { day: '2026-12-31', time: '18:05' }],
    ['yesterday', undefined],
    ['', undefined],
  ])('[C275] reads %j', (createdAt, moment) => {
    expect(sentAt(createdAt, 'Europe/Madrid')).toEqual(moment);
  });

  it('[C275] [CD44] puts the newest first', () => {
    const texts = ['30/12/2026 23:00', '02/01/2027 08:00', 'some time', '30/12/2026 09:00'];
    expect(newestFirst(texts.map(at)).map(({ createdAt }) => createdAt)).toEqual([
      '02/01/2027 08:00',
      '30/12/2026 23:00',
      '30/12/2026 09:00',
      'some time',
    ]);
  });
});
