import { signageRoutes } from '#contract/areas/signage.ts';
import { chosen, type OpsCommands } from './ops-command.ts';

const LIGHTS = ['Green', 'Yellow', 'Red', 'none'] as const;

export const signageCommands: OpsCommands = {
  'screen-restaurants': {
    usage: '<screen> <restaurants with commas, or all>',
    summary: 'says which restaurants a screen shows, in order',
    async run(call, [id = '', list = '']) {
      const restaurants = list === 'all' ? [] : list.split(',');
      await call(signageRoutes.showRestaurants, { body: { id, restaurants } });
      return `The screen ${id} shows ${list === 'all' ? 'all restaurants' : restaurants.join(', ')}.`;
    },
  },
  'restaurant-light': {
    usage: '<restaurant> <HH:mm> <Green|Yellow|Red|none>',
    summary: 'sets the light of a time of today by hand; none leaves it to the bookings again',
    async run(call, [restaurant = '', time = '', light = '']) {
      const colour = chosen(light, LIGHTS);
      await call(signageRoutes.setColour, { body: { restaurant, time, colour: colour === 'none' ? null : colour } });
      return `${restaurant} at ${time}: ${colour === 'none' ? 'as booked' : colour}.`;
    },
  },
  reload: {
    usage: '<Kiosk|DigitalSignage>',
    summary: 'reloads all kiosks or all screens',
    async run(call, [type = '']) {
      const deviceType = chosen(type, ['Kiosk', 'DigitalSignage']);
      await call(signageRoutes.reload, { body: { deviceType } });
      return `Every ${deviceType} reloads.`;
    },
  },
};
