// planted boundaries(dependencies): wouter has one door: platform/routing
import * as library from 'wouter';

export { library as link };
