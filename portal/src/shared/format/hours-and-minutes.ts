export interface HoursAndMinutes {
  hours: number;
  minutes: number;
}

export function hoursAndMinutes(duration: number): HoursAndMinutes {
  return { hours: Math.floor(duration / 60), minutes: duration % 60 };
}
