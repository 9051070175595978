// planted boundaries(dependencies): wouter is used only in platform/routing
import * as library from 'wouter';

export { library as link };
